import { receiveText } from '../verification/receive-text';
import type { Handlers } from './contract';

/** The calls of schemas/endpoints/texts.json. */
export const handlers = { receiveText } satisfies Handlers<'texts'>;
