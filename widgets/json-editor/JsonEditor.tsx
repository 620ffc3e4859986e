import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { bracketMatching, defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { JsonEditorOptions } from '../../schemas/generated/widgets';
import type { WidgetProps } from '../../runtime/widget-contract';

/** The usual colours, mixed with white where the ground is dark. */
const highlightStyle = HighlightStyle.define(
  defaultHighlightStyle.specs.map((spec) =>
    typeof spec.color === 'string' ? { ...spec, color: `light-dark(${spec.color}, color-mix(in oklab, ${spec.color} 35%, white))` } : spec,
  ),
);

/** JSON in an editor. The value is the text, right or wrong: faults are marked in the text. Tab leaves the editor, as in every field. */
export default function JsonEditor(props: WidgetProps<string, JsonEditorOptions>) {
  const { id, value, label, options, disabled, readonly, required, rawErrors, labelledBy, nonce } = props;
  const isWrong = rawErrors !== undefined;
  const { describedBy } = props;
  const latest = useRef(props);
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  latest.current = props;

  // One editor for each set of attributes; the text lives on in the value.
  useEffect(() => {
    if (place.current === null) return;
    let isThere = true;
    const naming: Record<string, string> = labelledBy === undefined ? { 'aria-label': label } : { 'aria-labelledby': labelledBy };
    const created = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: latest.current.value ?? '',
        extensions: [
          ...(nonce === undefined ? [] : [EditorView.cspNonce.of(nonce)]),
          lineNumbers(),
          history(),
          drawSelection(),
          bracketMatching(),
          highlightActiveLine(),
          syntaxHighlighting(highlightStyle),
          json(),
          linter((current) => (current.state.doc.length === 0 ? [] : jsonParseLinter()(current))),
          lintGutter(),
          keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
          EditorState.readOnly.of(disabled || readonly),
          // Axe takes an editable element for reachable by keyboard only when it says so.
          EditorView.contentAttributes.of({
            id,
            tabindex: '0',
            ...naming,
            ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
            ...(required ? { 'aria-required': 'true' } : {}),
            ...(isWrong ? { 'aria-invalid': 'true' } : {}),
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString() || undefined);
          }),
          // The editor's own updates tell of the focus 10 ms later: of a person who only passes through, nothing.
          EditorView.domEventHandlers({
            focus: () => latest.current.onFocus(id, latest.current.value),
            // An editor that is made anew was not left.
            blur: () => {
              if (isThere) latest.current.onBlur(id, latest.current.value);
            },
          }),
        ],
      }),
    });
    view.current = created;
    return () => {
      isThere = false;
      created.destroy();
    };
  }, [id, label, labelledBy, describedBy, required, isWrong, disabled, readonly, nonce]);

  useEffect(() => {
    const current = view.current;
    if (current === null || current.state.doc.toString() === (value ?? '')) return;
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value ?? '' } });
  }, [value]);

  const isFixed = disabled || readonly;
  return (
    <div
      className="json-editor"
      // JSON is read from left to right in every language.
      dir="ltr"
      data-invalid={isWrong ? '' : undefined}
      data-fixed={isFixed ? '' : undefined}
      style={{ height: options.height ?? 400 }}
      ref={place}
    />
  );
}
