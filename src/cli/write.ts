/** Writes to stdout, and waits where its reader is slow. */
export async function writeOut(text: string | Uint8Array): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise<void>((resolve) => process.stdout.once('drain', resolve));
}
