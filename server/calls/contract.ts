import type { Revision } from '../../runtime/definitions/compiled';
import type { Area, AreaQueries, Areas, Operations, Queries } from '../../schemas/generated/operations';
import type { Caller, EntityRow } from '../records/callers';
import type { Redirect } from './redirect';
import type { FileAnswer } from './file-answer';
import type { ReceivedFile } from './receive-file';
import type { Tools } from './tools';

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
  /** Whether it comes from this machine itself, and by no proxy. */
  isLocal: boolean;
  /** The token as it was sent, whether or not it belongs to a session. */
  bearer: string | undefined;
  /** What the browser was given to remember when it began a single sign-on. */
  browserSecret: string | undefined;
  /** The file of a form of parts. */
  received?: ReceivedFile | undefined;
  /** The address of the site, for links and for coming back from elsewhere. */
  origin: string;
};

/** What a handler gives: the answer, the pieces of a file, or where the browser goes when the document answers nothing but a 302. */
type Given<Id extends keyof Operations> = undefined extends Operations[Id]['answer']
  ? Redirect
  : string extends Operations[Id]['answer']
    ? Operations[Id]['answer'] | FileAnswer
    : Operations[Id]['answer'];

/** For whom something is done, and by whose definitions. */
export type CallContext = Pick<Call<'getEntity'>, 'caller' | 'revision'>;

/** What a query is given: like what it gives, it is as its document says. */
export type AnyQuery = (input: object, call: CallContext, tools: Tools) => unknown;

/** What templates of answers can ask the server for: read only, and never beyond the reach of the caller. */
export type QueryHandlers = {
  [Name in keyof Queries]: (input: Queries[Name]['input'], call: CallContext, tools: Tools) => Queries[Name]['answer'] | Promise<Queries[Name]['answer']>;
};

/** The queries of one area. A missing or a surplus one does not compile. */
export type AreaQueryHandlers<A extends Area> = Pick<QueryHandlers, AreaQueries[A]>;

/** The handlers of one area. A missing or a surplus one does not compile. */
export type Handlers<A extends Area> = {
  [Id in Areas[A]]: (call: Call<Id>, tools: Tools) => Given<Id> | Promise<Given<Id>>;
};
