/** @returns whether an address belongs to this host or to one below it */
export function belongsTo({ hostname }: URL, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`);
}
