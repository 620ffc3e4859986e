import { evaluate } from '../expressions/evaluate';
import { deviceScheme, keepScheme, schemeOf, showScheme } from '../theme/color-scheme';
import { commonScope, subscribeCommon } from '../contracts/common-scope';
import type { Services } from '../contracts/services';

/** Shows the page light or dark as the branding says (`scheme`), or as the device has it, whenever one of them changes. Answers how to stop. */
export function watchScheme(page: Pick<Window, 'matchMedia' | 'localStorage'>, services: Services): () => void {
  const device = page.matchMedia(deviceScheme);
  const show = () => {
    const { scheme } = services.shell.get().app.branding ?? {};
    const report = (message: string) => services.report({ code: 'expression-failed', message, place: 'branding' });
    const choice = typeof scheme === 'object' ? evaluate(scheme.$, commonScope(services), report) : (scheme ?? 'light');
    keepScheme(page.localStorage, choice);
    showScheme(schemeOf(choice, device.matches));
  };
  show();
  device.addEventListener('change', show);
  const stop = subscribeCommon(services, show);
  return () => {
    device.removeEventListener('change', show);
    stop();
  };
}
