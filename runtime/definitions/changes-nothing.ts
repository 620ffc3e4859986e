import type { CalledOperation } from './compiled';

/** Whether a call only reads: a GET, or a POST whose body says what is asked for. Such a call may be made again and again, and left off. */
export const changesNothing = ({ method, reads }: Pick<CalledOperation, 'method' | 'reads'>): boolean => method === 'GET' || reads === true;
