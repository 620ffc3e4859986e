import { createContext } from 'react';

/** Whether what is drawn has no more room than a phone, however wide the window is. */
export const LittleRoom = createContext(false);

/** In a window so narrow, tables are cards. */
export const narrowWindow = '(max-width: 640px)';
