/** A story is shown, and judged by axe, once its stage stands there with nothing being loaded (unless loading is what it shows). */
export async function untilShown({ canvasElement, args }: { canvasElement: HTMLElement; args: object }): Promise<void> {
  const loading = (args as { calls?: string }).calls === 'loading';
  const busy = '.placeholder, [aria-busy="true"]';
  const stands = () => canvasElement.querySelector('main, .stage')?.childElementCount && (loading || !canvasElement.querySelector(busy));
  const until = Date.now() + 10_000;
  while (!stands()) {
    if (Date.now() > until) throw new Error('The story did not show within 10 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
