import { useEffect, useState } from 'react';
import { translated } from '../../runtime/widget-contract';
import type { PreviewPage } from './index';
import { sharedIn } from './link';
import type { Opened } from './open-files';

/** Shows what the address of the page carries, now and whenever another link is followed. Answers whether it is still being read. */
export function useShared(page: PreviewPage, show: (opened: Opened) => void): boolean {
  const [isReading, setReading] = useState(() => page.hash().startsWith('#z.'));
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      try {
        const shared = await sharedIn(page.hash());
        if (isOver) return;
        show({ ...shared, refused: [] });
      } catch {
        if (!isOver) show({ refused: [translated('This link is damaged. Ask for a new one, or paste a schema.')] });
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
  return isReading;
}
