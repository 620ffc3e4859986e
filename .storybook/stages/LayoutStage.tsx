import { useEffect, useMemo } from 'react';
import type { Circumstances } from './respond';
import { revisionIn } from '../languages';
import { Staged } from './ScreenStage';
import { withStage } from './stage-of';

interface LayoutStageProps {
  /** The layout's id. */
  layout: string;
  customer?: string;
  /** The language that is spoken: en, or one of the product's. */
  language?: string;
  role?: string;
  brand?: string;
  calls?: 'answered' | 'loading' | 'failing' | 'empty';
  standing?: Circumstances['standing'];
  /** Opens the menu, or the panel, by the button of this name. */
  opens?: string;
}

/** One layout of the definitions around a short page. */
export function LayoutStage({ layout, customer = 'base', language = 'en', opens, ...circumstances }: LayoutStageProps) {
  const own = revisionIn(customer, language);
  const definition = own.shell.layouts[layout];
  if (!definition) throw new Error(`There is no layout "${layout}".`);
  const revision = useMemo(() => withLayout(own, layout), [own, layout]);
  useEffect(() => {
    if (opens === undefined) return undefined;
    const timer = setInterval(() => {
      const button = [...document.querySelectorAll<HTMLElement>('.layout button:is([aria-expanded="false"], .panel-edge *)')].find(({ textContent }) =>
        textContent.startsWith(opens),
      );
      if (!button) return;
      clearInterval(timer);
      button.click();
    }, 50);
    return () => clearInterval(timer);
  }, [opens]);
  // Before signing in, where one card stands in the middle.
  const usual = definition.content === 'centred' ? 'signed out' : 'usual';
  return <Staged revision={revision} screen="stage" {...circumstances} role={circumstances.role === 'usual' ? usual : circumstances.role} />;
}

const page = [
  { id: 'title', text: 'A page', as: 'title' as const },
  { id: 'words', card: [{ id: 'text', text: 'What stands in the middle comes from the screen. Everything around it comes from the layout.' }] },
];

function withLayout(own: ReturnType<typeof revisionIn>, layout: string) {
  const revision = withStage(own, `layout ${layout}`, () => page);
  const { routes } = revision.shell;
  return { ...revision, shell: { ...revision.shell, routes: routes.map((route) => (route.screen === 'stage' ? { ...route, layout } : route)) } };
}
