/** @returns the value below which the fraction `q` of the values lies */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
