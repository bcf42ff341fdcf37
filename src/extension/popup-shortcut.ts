import { browser } from './browser.ts';
import { translate } from './translate.ts';

/** Chrome has no call for it; Edge turns this address into its own. */
const CHROME_SHORTCUTS = 'chrome://extensions/shortcuts';

/** Shows the shortcuts that are really assigned, and the way to change them. */
export async function showShortcuts(footer: HTMLElement): Promise<void> {
  // Firefox on Android has no keyboard shortcuts.
  if (!browser.commands) return;
  const commands = await browser.commands.getAll();
  for (const name of ['solve', 'hint']) {
    const key = footer.querySelector(`#${name}-key`);
    const command = commands.find((one) => one.name === name);
    if (key) key.textContent = command?.shortcut || translate('noShortcut');
  }
  const [button] = footer.getElementsByTagName('button');
  button?.addEventListener('click', openShortcutSettings);
  footer.hidden = false;
}

async function openShortcutSettings(): Promise<void> {
  if ('openShortcutSettings' in browser.commands) await browser.commands.openShortcutSettings();
  else await browser.tabs.create({ url: CHROME_SHORTCUTS });
  window.close();
}
