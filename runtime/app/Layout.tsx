import { type CSSProperties, type ReactNode, type RefObject, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Node } from '../definitions/nodes';
import type { Layout as LayoutDefinition } from '../definitions/shapes/layout';
import { evaluate, holds } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { LittleRoom } from '../screen/little-room';
import { NodeList } from '../screen/NodeList';
import type { ScreenInstance } from '../screen/screen-instance';
import { ScreenView } from '../screen/ScreenView';
import { useScope } from '../screen/use-scope';
import { Panel } from './Panel';
import { SectionMenu } from './SectionMenu';
import { Toast } from './Toast';
import { usePanel } from './use-panel';
import { useShell } from '../contracts/use-shell';
import { useViewport } from '../contracts/use-viewport';
import { word } from '../words';
import { own } from '../validation/own';

interface LayoutProps {
  /** The layout by its id. One that does not exist is bare. */
  layout: string;
  /** Whose menu stands beside the screen. */
  section: string | undefined;
  main: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What stands around a screen, from its layout's definition. It stays while the screens in it change. */
export function Layout({ layout, section, main, children }: LayoutProps) {
  const { shell } = useShell();
  const definition = own(shell.layouts, layout);
  const options = useMemo(() => ({}), []);
  const content = (
    <main id="main" ref={main} tabIndex={-1} className={`main main-${definition?.content ?? 'bare'}`}>
      {children}
    </main>
  );
  if (!definition || definition.content === 'bare') return content;
  return (
    <ScreenView key={layout} definition={definition} bundle={shell} options={options}>
      {(screen) => (
        <Frame definition={definition} screen={screen} section={section}>
          {content}
        </Frame>
      )}
    </ScreenView>
  );
}

interface FrameProps {
  definition: LayoutDefinition;
  screen: ScreenInstance;
  section: string | undefined;
  children: ReactNode;
}

function Frame({ definition, screen, section, children }: FrameProps) {
  const { pathname } = useLocation();
  const open = useScope(screen);
  const { shell } = useShell();
  const hasBar = definition.barWhen === undefined || holds(definition.barWhen.$, open, screen.report);
  const side = usePanel(hasBar ? definition.panel : undefined, open, screen, shell.app.breakpoints);
  const viewport = useViewport(shell.app.breakpoints, side.share);
  const around = { viewport, route: { path: pathname } };
  const scope = { ...open, ...around };
  const { banner, top, beside, bottom, toast, background } = definition;
  const pixels = (given: LayoutDefinition['barHeight']): string | undefined => {
    const value = typeof given === 'object' ? evaluate(given.$, scope, screen.report) : given;
    return typeof value === 'number' && Number.isFinite(value) ? `${value}px` : undefined;
  };
  const style = {
    '--bar-height': pixels(definition.barHeight),
    '--menu-offset': pixels(definition.menuOffset),
    '--content-offset': pixels(definition.contentOffset),
    '--page-share': side.share,
    ...backgroundOf(
      background,
      (source) => evaluate(source, scope, screen.report),
      background?.when === undefined || holds(background.when.$, scope, screen.report),
    ),
  } as CSSProperties;
  const alerts = definition.bannerAlertWhen !== undefined && holds(definition.bannerAlertWhen.$, scope, screen.report);
  const region = (nodes: readonly Node[] | undefined) =>
    nodes === undefined || nodes.length === 0 ? null : <NodeList nodes={nodes} screen={screen} extra={around} />;
  return (
    <div
      className={`layout layout-${definition.content}${'--page-background' in style ? ' has-background' : ''}`}
      style={style}
      data-viewport={viewport.size}
      data-menu={viewport.menu}
    >
      <a className="skip" href="#main">
        {word('skip')}
      </a>
      {hasBar && (top || banner) ? (
        <header className="bar">
          {banner ? <div className={alerts ? 'bar-banner bar-banner-alert' : 'bar-banner'}>{region(banner)}</div> : null}
          <div className="bar-inner">{region(top)}</div>
        </header>
      ) : null}
      <div className="page" inert={side.covers}>
        {hasBar && section !== undefined ? <SectionMenu section={section} /> : null}
        {beside && viewport.size === 'desktop' ? <aside className="beside">{region(beside)}</aside> : null}
        <LittleRoom value={viewport.size === 'phone'}>{children}</LittleRoom>
      </div>
      {side.panel ? <Panel panel={side.panel} isOpen={side.isOpen} label={textOf(side.panel.label, scope, screen.report)} region={region} /> : null}
      {toast ? (
        <Toast label={textOf(toast.label, scope, screen.report)} isThere={holds(toast.when.$, scope, screen.report)}>
          {region(toast.show)}
        </Toast>
      ) : null}
      {hasBar && bottom ? (
        <footer className="footer" inert={side.covers}>
          {region(bottom)}
        </footer>
      ) : null}
    </div>
  );
}

/** The picture behind the content, as CSS. Only addresses that cannot end the CSS they stand in. */
function backgroundOf(background: LayoutDefinition['background'], read: (source: string) => unknown, shows: boolean): Record<string, string> {
  const address = background && shows ? read(background.image.$) : undefined;
  return typeof address === 'string' && /^(https:\/\/|\/(?!\/))[^"'()\\\s]+$/.test(address) ? { '--page-background': `url("${address}")` } : {};
}
