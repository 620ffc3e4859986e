import { vi } from 'vitest';

const nextFrame = window.requestAnimationFrame.bind(window);
const cancelFrame = window.cancelAnimationFrame.bind(window);

/** What the page has begun and not ended: frames that it has asked for, files that it reads, pictures that it decodes. */
const pending = new Set<unknown>();
/** What asks for a frame in each frame is not waited for any longer. */
const mostFrames = 10;
const mostFramesOfFiles = 600;

/**
 * Follows what the page begins, until mocks are restored. A widget that measures itself after two frames, or reads a file, would otherwise be judged
 * before it is ready, on a busy machine only.
 */
export function followPending(): void {
  if (vi.isMockFunction(window.requestAnimationFrame)) return;
  pending.clear();
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    const frame = nextFrame((time) => {
      pending.delete(frame);
      run(time);
    });
    pending.add(frame);
    return frame;
  });
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => {
    pending.delete(frame);
    cancelFrame(frame);
  });
  const { readAsDataURL } = FileReader.prototype;
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function read(this: FileReader, file) {
    pending.add(this);
    this.addEventListener('loadend', () => pending.delete(this));
    readAsDataURL.call(this, file);
  });
  followPromises(Blob.prototype, 'arrayBuffer');
  followPromises(HTMLImageElement.prototype, 'decode');
}

function followPromises<Name extends string>(owner: Record<Name, () => Promise<unknown>>, name: Name): void {
  const own = owner[name];
  vi.spyOn(owner as Record<string, () => Promise<unknown>>, name).mockImplementation(function begin(this: unknown) {
    const promise = own.call(this as never);
    pending.add(promise);
    const end = () => pending.delete(promise);
    promise.then(end, end);
    return promise;
  });
}

/** Until what was said has been drawn, and what the page has begun since has ended. */
export async function settled(): Promise<void> {
  const isReading = () => [...pending].some((one) => typeof one === 'object');
  let frames = 0;
  do {
    await new Promise<void>((resolve) => nextFrame(() => setTimeout(resolve, 0)));
    frames += 1;
  } while ((pending.size > 0 && frames < mostFrames) || (isReading() && frames < mostFramesOfFiles));
}
