import { useMemo, useSyncExternalStore } from 'react';
import type { Expression } from '../definitions/shapes/expression';
import { evaluate } from '../expressions/evaluate';
import { isColor } from './color';
import type { Look } from './palettes';
import { commonScope } from '../contracts/common-scope';
import type { Services } from '../contracts/services';

/** The colours of the company whose pages these are: before signing in the host name's, then the person's own. */
export function useLook(services: Services): { color: string | undefined; look: Look } {
  useSyncExternalStore(services.session.subscribe, services.session.get);
  const { app } = useSyncExternalStore(services.shell.subscribe, services.shell.get);
  const { color, companyColor, helpColor, darkTextAbove, shade, halfOpacity } = app.branding ?? {};
  const read = (source: Expression | undefined) => {
    if (source === undefined) return undefined;
    return evaluate(source.$, commonScope(services), (message) => services.report({ code: 'expression-failed', message, place: 'branding' }));
  };
  const [own, help] = [read(companyColor), read(helpColor)];
  const main = isColor(own) ? own : color;
  return useMemo(() => ({ color: main, look: { helpColor: help, darkTextAbove, shade, halfOpacity } }), [main, help, darkTextAbove, shade, halfOpacity]);
}
