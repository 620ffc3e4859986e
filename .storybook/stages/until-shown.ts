/** A story is shown, and judged by axe, once its stage, or its dialog, stands there with nothing being loaded (unless loading is what it shows). */
export async function untilShown({ canvasElement, args }: { canvasElement: HTMLElement; args: object }): Promise<void> {
  const { calls, dialog, question, opens } = args as { calls?: string; dialog?: string; question?: string; opens?: string };
  const loading = calls === 'loading';
  const isAbove = dialog !== undefined || question !== undefined;
  const where = () =>
    isAbove
      ? document.querySelector(':is([role=dialog], [role=alertdialog]) h2')?.closest('[role=dialog], [role=alertdialog]')
      : canvasElement.querySelector('main, .stage, .schema-preview');
  const busy = '.placeholder, [aria-busy="true"]';
  const isOpen = () => opens === undefined || document.querySelector('.layout [aria-expanded="true"], .layout > .panel:not([hidden])') !== null;
  const stands = () => where()?.childElementCount && isOpen() && (loading || !document.querySelector(busy));
  const until = Date.now() + 10_000;
  while (!stands()) {
    if (Date.now() > until) throw new Error('The story did not show within 10 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A flow that stands may be loading for ever: its story is shown once there is a page, or the reason why there is none. */
export async function untilStands({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const until = Date.now() + 10_000;
  while (!canvasElement.querySelector('main, .stage, .flow-never')?.childNodes.length) {
    if (Date.now() > until) throw new Error('The flow did not show within 10 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A widget is judged by axe once it, and what it loads, is there: all but the field that shows how it waits. */
export async function untilLoaded(canvas: HTMLElement): Promise<void> {
  const until = Date.now() + 40_000;
  while (canvas.querySelector('[data-field]:not([data-field="loading"]) > [aria-busy]') !== null) {
    if (Date.now() > until) throw new Error('The widget did not load within 40 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
