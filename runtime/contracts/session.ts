import { type AllowScope, isAllowed } from '../definitions/allowed';
import type { Allow } from '../definitions/shapes/allow';

/** Who is signed in, as expressions read it: `session`. */
export interface SessionScope {
  signedIn: boolean;
  /** The person signed in, or the one acted for. */
  user?: { UserId?: string; Roles?: string[]; EntityId?: string; [name: string]: unknown } | undefined;
  /** Whoever sits at the page. */
  actor?: { Roles?: string[]; EntityId?: string; [name: string]: unknown } | undefined;
  entity?: { EntityFeatures?: string[]; EntityId?: string; [name: string]: unknown } | undefined;
  settings?: { EnabledToggles?: string[]; [name: string]: unknown } | undefined;
  branding?: { BrandingColor?: string; [name: string]: unknown } | undefined;
  timeZone?: string | undefined;
  customer?: string | null | undefined;
  [name: string]: unknown;
}

/** The answer of the session call, in the words of the wire. */
export interface SessionAnswer {
  SignedIn: boolean;
  User?: SessionScope['user'];
  Entity?: SessionScope['entity'];
  Settings?: SessionScope['settings'];
  Branding?: SessionScope['branding'];
  TimeZone?: string;
  Customer: string | null;
  Revision: string;
  [name: string]: unknown;
}

/** Every property of the answer, by the name that expressions use: `session.user` for User. */
export const sessionScopeOf = (answer: SessionAnswer): SessionScope =>
  Object.fromEntries(Object.entries(answer).map(([name, value]) => [name.replace(/^./, (letter) => letter.toLowerCase()), value])) as unknown as SessionScope;

/** Whether the person at the page may. It hides; the server decides. */
export const mayOpen = (allow: Allow, { user, actor, entity, settings }: SessionScope): boolean =>
  isAllowed(allow, { User: user, Actor: actor, Entity: entity, Settings: settings } as AllowScope);

export interface SessionService {
  /** Keeps what signing in came to, `Token` among it, and loads who it belongs to, where `Session` does not say so. */
  start(result: { Token: string; Session?: SessionAnswer }): Promise<void>;
  /** Forgets the token and all data, and closes dialogs. */
  end(): Promise<void>;
  /** Asks the server again who is signed in. */
  refresh(): Promise<void>;
}
