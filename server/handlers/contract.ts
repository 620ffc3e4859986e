import type { Revision } from '../../runtime/definitions/compiled';
import type { Area, Areas, Operations } from '../../schemas/generated/operations';
import type { Caller, EntityRow } from '../records/callers';
import type { Tools } from '../tools';

/** What a handler is given. Everything of the request has passed the call's schemas. */
export type Call<Id extends keyof Operations> = Pick<Operations[Id], 'body' | 'path' | 'query'> & {
  /** Who calls; in a call that everyone may make perhaps nobody. */
  caller: Operations[Id]['open'] extends true ? Caller | undefined : Caller;
  /** What applies to the caller's customer. */
  revision: Revision;
  /** The company whose host name was called, for what is answered before signing in. */
  host: EntityRow | undefined;
  /** The network address, for limits only: it is never logged. */
  address: string;
};

/** The handlers of one area. A missing or a surplus one does not compile. */
export type Handlers<A extends Area> = {
  [Id in Areas[A]]: (call: Call<Id>, tools: Tools) => Operations[Id]['answer'] | Promise<Operations[Id]['answer']>;
};
