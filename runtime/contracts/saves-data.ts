/** Whether the person has asked their browser to save data: then nothing is loaded before it is used. */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
