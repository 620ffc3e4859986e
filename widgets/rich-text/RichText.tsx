import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import type { RichTextOptions } from '../../schemas/generated/widgets';
import { asText, partsOfOne, translated, type WidgetProps } from '../../runtime/widget-contract';
import { Alignment } from './alignment';
import { type Dropped, pastedHtml } from './pasted-html';
import { htmlValue, withoutStyle } from './rich-html';
import { TextColor } from './text-color';
import { Toolbar } from './Toolbar';
import { tools } from './tools';
import './rich-text.css';

// No empty line of its own behind a list: looking at a text would change it.
const extensions = [StarterKit.configure({ link: { openOnClick: false, autolink: false }, trailingNode: false }), Alignment, TextColor];
/** What signs that are typed become, such as "- " a list: only what a tool makes too. */
const typedSigns = ['bold', 'italic', 'code', 'bulletList', 'orderedList'];
const droppedTexts: Record<Dropped, string> = {
  tables: asText('Tables are not supported here. Their text was kept.'),
  pictures: asText('Pictures are not supported here and were removed.'),
};

const everyTool = Object.keys(tools) as (keyof typeof tools)[];

/** Formatted text. The value is HTML; the editor keeps its own document and writes HTML only when the person changes it. */
export default function RichText(props: WidgetProps<string, RichTextOptions>) {
  const { id, value, label, options, disabled, readonly } = props;
  const latest = useRef(props);
  const written = useRef(value);
  // What the value is as a document: as long as that is the same, so is the value, however it was written.
  const origin = useRef<{ value: string | undefined; document: string }>(undefined);
  const [dropped, setDropped] = useState<Dropped[]>([]);
  latest.current = props;
  const clean = (html: string) => {
    const pasted = pastedHtml(html);
    setDropped(pasted.dropped);
    return pasted.html;
  };
  const cleanPasted = useRef(clean);

  const editor = useEditor({
    extensions,
    content: withoutStyle(value ?? ''),
    editable: !disabled && !readonly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    enableInputRules: typedSigns,
    // From the start: options set before the editor stands in the page are not drawn.
    editorProps: { attributes: attributesOf(props), transformPastedHTML: cleanPasted.current },
    onCreate: ({ editor: created }) => {
      origin.current = { value: latest.current.value, document: JSON.stringify(created.getJSON()) };
    },
    onUpdate: ({ editor: changed }) => {
      const next = origin.current?.document === JSON.stringify(changed.getJSON()) ? origin.current.value : htmlValue(changed.getHTML());
      if (next === written.current) return;
      written.current = next;
      latest.current.onChange(next);
    },
  });

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(withoutStyle(value ?? ''), { emitUpdate: false });
    origin.current = { value, document: JSON.stringify(editor.getJSON()) };
  }, [editor, value]);

  const described = JSON.stringify(attributesOf(props));
  useEffect(() => {
    editor.setEditable(!disabled && !readonly, false);
    editor.setOptions({ editorProps: { attributes: JSON.parse(described) as Record<string, string>, transformPastedHTML: cleanPasted.current } });
  }, [editor, described, readonly, disabled]);

  const shown = (options.toolbar ?? everyTool).flatMap((name) => tools[name]);
  return (
    <div className="rich-frame" {...partsOfOne(props)}>
      {shown.length > 0 && <Toolbar editor={editor} tools={shown} label={label} controls={id} disabled={disabled || readonly} />}
      <EditorContent className="rich-scroll" style={{ height: options.height ?? 200 }} editor={editor} />
      <div role="status">
        {dropped.map((what) => (
          <p key={what} className="field-help rich-dropped">
            {translated(droppedTexts[what])}
          </p>
        ))}
      </div>
    </div>
  );
}

/** What assistive technology is told of the text. */
function attributesOf({
  id,
  label,
  required,
  disabled,
  readonly,
  rawErrors,
  describedBy,
  labelledBy,
}: WidgetProps<string, RichTextOptions>): Record<string, string> {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    class: 'rich-text',
    ...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy }),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(required ? { 'aria-required': 'true' } : {}),
    ...(rawErrors === undefined ? {} : { 'aria-invalid': 'true' }),
    // What nobody can write in is no stop of the Tab key by itself.
    ...(readonly && !disabled ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
    ...(disabled ? { 'aria-disabled': 'true' } : {}),
  };
}
