/** The constraint that a statement broke; both drivers tell it in the cause that Drizzle wraps. */
export function constraintOf(error: unknown): string | undefined {
  const { cause } = error as { cause?: { constraint?: unknown } };
  return typeof cause?.constraint === 'string' ? cause.constraint : undefined;
}
