import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { CalledOperation, FlowBundle, FlowSnapshot, ScreenBundle, Shell } from '../definitions/compiled';
import type { Dialogs } from './dialogs';
import type { DefaultWidget } from '../form/form-context';
import type { Http, SendFile } from '../http/http';
import type { WidgetRegistry } from '../widget-contract';
import type { Live } from '../live/live';
import type { Messages } from '../app/messages';
import type { Minute } from '../app/minute';
import type { SessionScope, SessionService } from './session';
import type { Store } from './store';
import type { OnDevice } from '../offline/on-device';
import type { Stored } from '../app/stored';

/** Where the address bar is, and how to go elsewhere. */
export interface Navigation {
  go(to: string, options?: { replace?: boolean }): void;
  /** The path and the query where the page is by now; what is drawn follows a moment later. */
  here(): string;
  reload(): void;
  /** Leaves the application for another address. */
  leave(address: string): void;
  /** Opens an address in a window of its own, which knows nothing of this one. */
  open(address: string): void;
}

/** A fault met in a running page: reported, and contained in the smallest part. */
export interface RunningFault {
  code: string;
  message: string;
  /** The part of the page, such as a node's id. */
  place?: string;
}

/** The device that the page is shown on. */
export interface Device {
  /** The most fingers that its screen feels at a time; 0 where it feels none. */
  touchPoints: number;
}

/** Everything with an effect that definitions can reach. Made once, by main.tsx or by a story; nothing else touches a global. */
export interface Services {
  http: Http;
  sendFile: SendFile;
  queries: QueryClient;
  shell: Store<Shell>;
  session: Store<SessionScope>;
  sessions: SessionService;
  /** What the browser keeps for the next visit. */
  stored: Stored;
  /** How the application's own flows stand, by id. */
  flows: Store<Record<string, FlowSnapshot>>;
  /** The constants that the shell and the bundles loaded so far bring. */
  settings(): Record<string, unknown>;
  navigation: Navigation;
  /** Of each open screen that could have changes to lose, whether it has. Asked before another screen opens, and before the page is left. */
  unsaved: Store<readonly (() => boolean)[]>;
  messages: Messages;
  /** What the browser keeps for the time without a network. */
  onDevice: OnDevice;
  dialogs: Dialogs;
  widgets: WidgetRegistry;
  /** The widget of a field that names none. */
  defaultWidgets: readonly DefaultWidget[];
  /** A flow of the application that is loaded when it is first needed, and all it may open. */
  loadFlow(id: string): Promise<FlowBundle>;
  /** The screen's definition and all it may open. */
  loadScreen(id: string): Promise<ScreenBundle>;
  /** The compiled check of a form's schema; undefined where there is none, then the schema is interpreted. */
  loadValidator(form: string): Promise<((data: unknown) => unknown) | undefined>;
  operation(id: string): CalledOperation | undefined;
  /** Says to all flows of the application what happened, such as http.403 or user.activity. */
  announce(event: { type: string; [key: string]: unknown }): void;
  listen(listener: (event: { type: string; [key: string]: unknown }) => void): () => void;
  /** The live connection; nothing before there is one. */
  live: Store<Pick<Live, 'subscribe'> | undefined>;
  report(fault: RunningFault): void;
  /** The moment, in ISO 8601, for actions; expressions read no clock of their own. */
  now(): string;
  /** The present minute, for what is drawn anew as time passes. */
  minute: Minute;
  /** What is known of the device, as expressions read it. */
  device: Device;
  saveFile(name: string, content: unknown): void;
  /** Puts a text into the clipboard. False where the browser does not allow it. */
  copyText(text: string): Promise<boolean>;
  /** Opens the browser's print dialog. */
  print(): void;
  nonce: string | undefined;
}

export const ServicesContext = createContext<Services | null>(null);

/** The application's services. Throws where a part of the page is drawn outside of it: a mistake of ours, not of a definition. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('This part is drawn outside ServicesContext. Wrap it in the application or in a story stage.');
  return services;
}
