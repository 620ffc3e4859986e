/** In milliseconds: a page in the background paints nothing, and waits no longer than this. */
const longestWait = 500;

/** Runs once what is drawn now has been painted. Returns what calls it off. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    clearTimeout(unseen);
  };
  const once = () => {
    callOff();
    run();
  };
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(once);
  });
  const unseen = setTimeout(once, longestWait);
  return callOff;
}
