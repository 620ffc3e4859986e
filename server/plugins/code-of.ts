/** What kind of error it was: its message may quote an address. */
export const codeOf = (error: unknown) => {
  const { name, code } = error as { name?: string; code?: string };
  return { errorName: name, code };
};
