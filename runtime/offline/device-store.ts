import { type DBSchema, openDB } from 'idb';
import type { SessionAnswer } from '../contracts/session';
import type { KeptCall } from './on-device';

/** An answer as the browser keeps it, with the moment at which the server gave it, in ISO 8601. */
export interface KeptAnswer {
  value: unknown;
  at: string;
}

/** The person's session as the browser keeps it. */
export interface KeptSession {
  person: string;
  answer: SessionAnswer;
  at: string;
}

interface Layout extends DBSchema {
  answers: { key: [string, string]; value: KeptAnswer };
  sessions: { key: string; value: KeptSession };
  calls: { key: string; value: KeptCall; indexes: { person: string } };
}

/** The only key of the session: one person at a time is signed in. */
const current = 'current';

/** What the browser keeps for the time without a network. Every function fails where the browser has no such store. */
export interface DeviceStore {
  remember(person: string, question: string, answer: KeptAnswer): Promise<void>;
  recall(person: string, question: string): Promise<KeptAnswer | undefined>;
  keepSession(session: KeptSession): Promise<void>;
  session(): Promise<KeptSession | undefined>;
  /** Removes the session and all answers, of everyone. */
  forget(): Promise<void>;
  keep(call: KeptCall): Promise<void>;
  /** Returns the kept calls of a person, the oldest first. */
  calls(person: string): Promise<KeptCall[]>;
  drop(id: string): Promise<void>;
}

/** Opens the store of this browser (IndexedDB). */
export async function openDeviceStore(): Promise<DeviceStore> {
  const database = await openDB<Layout>('device', 1, {
    upgrade(created) {
      created.createObjectStore('answers');
      created.createObjectStore('sessions');
      created.createObjectStore('calls', { keyPath: 'id' }).createIndex('person', 'person');
    },
    // Another tab with newer code, or a person who clears the browser's data, does not wait for this tab.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return {
    remember: async (person, question, answer) => void (await database.put('answers', answer, [person, question])),
    recall: (person, question) => database.get('answers', [person, question]),
    keepSession: async (session) => void (await database.put('sessions', session, current)),
    session: () => database.get('sessions', current),
    async forget() {
      const writing = database.transaction(['answers', 'sessions'], 'readwrite');
      await Promise.all([writing.objectStore('answers').clear(), writing.objectStore('sessions').clear(), writing.done]);
    },
    keep: async (call) => void (await database.put('calls', call)),
    calls: async (person) => (await database.getAllFromIndex('calls', 'person', person)).sort((one, other) => one.at.localeCompare(other.at)),
    drop: (id) => database.delete('calls', id),
  };
}
