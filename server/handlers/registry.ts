import { handlers as platform } from './platform';
import { handlers as profile } from './profile';
import { handlers as programNotification } from './program-notification';
import { handlers as programs } from './programs';
import { handlers as session } from './session';

/** The handlers by area, one file each. The start fails when a call has none, or one has no call. */
export const handlersByArea = { platform, profile, 'program-notification': programNotification, programs, session };
