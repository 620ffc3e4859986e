import { savesData } from '../contracts/saves-data';

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
};

const signsOfLife = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs once the person does anything and the browser is idle: before, no one is about to open something, and the page would only weigh more. */
export function whenActive(run: () => void): void {
  const begin = () => {
    for (const type of signsOfLife) window.removeEventListener(type, begin, { capture: true });
    whenIdle(run);
  };
  for (const type of signsOfLife) window.addEventListener(type, begin, { capture: true, passive: true });
}

/** Loads what a person may need, such as a picture for paper, once they are active. Never for a person who saves data. */
export function loadLater(load: () => void): void {
  if (!savesData()) whenActive(load);
}
