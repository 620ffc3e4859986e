/** Loads the code that draws dialogs. The first request loads it; later ones return the same code. */
export const loadDialogWindow = async () => (await import('../dialog/DialogWindow')).default;
