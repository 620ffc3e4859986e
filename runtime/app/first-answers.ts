import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../contracts/services';

/** In milliseconds: a screen whose answers do not come holds nothing back for longer. */
const longestWait = 5000;

/**
 * Resolves once the screen that a person opened has the answers of its calls. What no one waits for loads then: before, it would take connections and
 * processor time from what the person is about to see.
 */
export function firstAnswers({ queries, listen }: Pick<Services, 'queries' | 'listen'>): Promise<void> {
  return new Promise((resolve) => {
    let isOpen = false;
    const stops: (() => void)[] = [];
    const end = () => {
      for (const stop of stops) stop();
      resolve();
    };
    const look = () => {
      if (isOpen && isQuiet(queries)) end();
    };
    stops.push(
      listen(({ type }) => {
        if (type !== 'route.entered') return;
        isOpen = true;
        // The screen makes its calls when it is drawn, which follows.
        const drawn = setTimeout(look);
        stops.push(() => clearTimeout(drawn));
      }),
      queries.getQueryCache().subscribe(look),
    );
    const limit = setTimeout(end, longestWait);
    stops.push(() => clearTimeout(limit));
  });
}

const isQuiet = (queries: QueryClient): boolean => queries.isFetching() === 0;
