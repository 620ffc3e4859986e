import { receiveText } from './receive-text';
import type { Handlers } from '../../calls/contract';

/** The calls of schemas/endpoints/texts.json. */
export const handlers = { receiveText } satisfies Handlers<'texts'>;
