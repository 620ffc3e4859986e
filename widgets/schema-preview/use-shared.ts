import { useEffect, useState } from 'react';
import type { PreviewPage } from './index';
import { type Shared, sharedIn } from './link';

/** Shows what the address of the page carries, now and whenever another link is followed. */
export function useShared(page: PreviewPage, show: (shared: Shared) => void): { isReading: boolean; isDamaged: boolean } {
  const [isReading, setReading] = useState(() => page.hash().startsWith('#z.'));
  const [isDamaged, setDamaged] = useState(false);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      try {
        const shared = await sharedIn(page.hash());
        if (isOver) return;
        setDamaged(false);
        if (shared !== undefined) show(shared);
      } catch {
        if (!isOver) setDamaged(true);
      }
      if (!isOver) setReading(false);
    };
    void read();
    const stop = page.onHash(() => void read());
    return () => {
      isOver = true;
      stop();
    };
  }, [page, show]);
  return { isReading, isDamaged };
}
