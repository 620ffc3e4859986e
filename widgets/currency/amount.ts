/** An amount as it is written: digits, separators of thousands, a point, perhaps a sign. Text that says none is given back, trimmed. */
export function readAmount(text: string, decimals: number): number | string | undefined {
  const plain = text.replace(/[\s,]/g, '');
  if (plain === '') return undefined;
  const parts = /^-?(\d+)(?:\.(\d*))?$|^-?\.(\d+)$/.exec(plain);
  const amount = Number(plain);
  const places = (parts?.[2] ?? parts?.[3] ?? '').length;
  const isExact = Number.isSafeInteger(Math.round(amount * 10 ** decimals));
  return parts === null || places > decimals || !isExact ? text.trim() : amount;
}

/** An amount as it is shown: with separators and all its decimals. What is no amount shows as it is. */
export const writeAmount = (value: unknown, decimals: number): string =>
  typeof value === 'number' && Number.isFinite(value)
    ? new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 4) }).format(value)
    : value === undefined || Number.isNaN(value)
      ? ''
      : String(value);

/** The sign of a currency, by its code. */
export const signOf = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
