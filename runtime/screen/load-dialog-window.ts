/** What draws dialogs. It loads once, whoever asks first. */
export const loadDialogWindow = async () => (await import('../dialog/DialogWindow')).default;
