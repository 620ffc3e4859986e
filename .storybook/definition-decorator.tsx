import type { Decorator } from '@storybook/react-vite';
import { texts } from 'virtual:definitions';
import './stages/stage.css';

/** Gives stages the customer and the role of the toolbar, and shows the definition and its file beside the story where that is asked for. */
export const withDefinition: Decorator = (Story, { args, globals, parameters, title }) => {
  const staged = /^(layouts|screens|dialogs|forms|tables|flows)(\/|$)/.test(title);
  const story = staged ? <Story args={{ customer: String(globals.customer), role: String(globals.role), brand: String(globals.brand), ...args }} /> : <Story />;
  const file = parameters.file as string | undefined;
  if (globals.definition !== 'shown' || file === undefined) return story;
  return (
    <div className="definition-beside">
      <div>{story}</div>
      <section aria-label={file}>
        <p className="text-caption">{file}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <pre className="definition-file" tabIndex={0}>
          {texts[file]}
        </pre>
      </section>
    </div>
  );
};
