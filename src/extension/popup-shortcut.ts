import { browser } from './browser.ts';
import { translate } from './translate.ts';

/** Chrome has no call for it; Edge turns this address into its own. */
const CHROME_SHORTCUTS = 'chrome://extensions/shortcuts';

/** Shows the shortcut that is really assigned, and the way to change it. */
export async function showShortcut(footer: HTMLElement): Promise<void> {
  // Firefox on Android has no keyboard shortcuts.
  if (!browser.commands) return;
  const command = (await browser.commands.getAll()).find(({ name }) => name === 'solve');
  const [key] = footer.getElementsByTagName('kbd');
  const [button] = footer.getElementsByTagName('button');
  key.textContent = command?.shortcut || translate('noShortcut');
  button.addEventListener('click', openShortcutSettings);
  footer.hidden = false;
}

async function openShortcutSettings(): Promise<void> {
  if ('openShortcutSettings' in browser.commands) await browser.commands.openShortcutSettings();
  else await browser.tabs.create({ url: CHROME_SHORTCUTS });
  window.close();
}
