import type { Tab } from './application';

/** What the browser has in its store of a kind, such as `answers`. */
export const onDevice = (tab: Tab, store: string) =>
  tab.page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('device');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains(name)) return resolve([]);
          const reading = database.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result as unknown[]);
          };
        };
      }),
    store,
  );
