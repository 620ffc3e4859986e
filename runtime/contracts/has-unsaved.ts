import type { Services } from './services';

/** Whether the open screen has changes that are not saved. */
export const hasUnsaved = ({ unsaved }: Pick<Services, 'unsaved'>): boolean => unsaved.get().some((isUnsaved) => isUnsaved());
