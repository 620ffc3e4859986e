import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useMemo } from 'react';
import { useServices } from '../contracts/services';
import { isExpression } from '../definitions/shapes/is-expression';
import { evaluate, holds } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { Icon } from '../screen/Icon';
import { NodeList } from '../screen/NodeList';
import { Picture } from '../screen/Picture';
import type { ScreenInstance } from '../screen/screen-instance';
import { ScreenView } from '../screen/ScreenView';
import { MuiTheme } from '../theme/MuiTheme';
import { useScope } from '../screen/use-scope';
import { askBeforeLoss } from '../contracts/ask-before-loss';
import { useScrolls } from './use-scrolls';
import { type OpenDialog, usualConfirmWidth } from '../contracts/dialogs';
import { word } from '../words';
import './dialog.css';

/** One open dialog: a defined one, or a question. Focus stays inside and goes back when it closes. */
export default function DialogWindow({ dialog }: { dialog: OpenDialog }) {
  return <MuiTheme>{dialog.kind === 'confirm' ? <Question dialog={dialog} /> : <Defined dialog={dialog} />}</MuiTheme>;
}

function Question({ dialog }: { dialog: Extract<OpenDialog, { kind: 'confirm' }> }) {
  const id = useId();
  const answer = (yes: boolean) => dialog.close(yes ? { result: true } : 'dismissed');
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      role="alertdialog"
      slotProps={paper(
        typeof dialog.width === 'number' ? `${dialog.width}px` : `${dialog.width.percent}%`,
        dialog.width === usualConfirmWidth ? usualConfirmMaximum : usualMaximum,
      )}
    >
      <DialogTitle id={`${id}-title`} component="h2" variant="h5">
        {dialog.title ?? word('confirm')}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>{dialog.question}</DialogContent>
      <DialogActions className="dialog-actions">
        <button type="button" className="button look-secondary" autoFocus={dialog.danger} onClick={() => answer(false)}>
          {dialog.no ?? word('no')}
        </button>
        <button type="button" className={`button ${dialog.danger ? 'look-danger' : 'look-primary'}`} autoFocus={!dialog.danger} onClick={() => answer(true)}>
          {dialog.yes ?? word('yes')}
        </button>
      </DialogActions>
    </Dialog>
  );
}

function Defined({ dialog }: { dialog: Extract<OpenDialog, { kind: 'dialog' }> }) {
  const definition = dialog.bundle.dialogs[dialog.id];
  const options = useMemo(
    () => ({ input: dialog.input, closeDialog: (result: unknown) => dialog.close(result === undefined || result === null ? 'dismissed' : { result }) }),
    [dialog],
  );
  if (!definition) throw new Error(`There is no dialog "${dialog.id}".`);
  return (
    <ScreenView definition={definition} bundle={dialog.bundle} options={options}>
      {(screen) => <Frame dialog={dialog} screen={screen} />}
    </ScreenView>
  );
}

function Frame({ dialog, screen }: { dialog: Extract<OpenDialog, { kind: 'dialog' }>; screen: ScreenInstance }) {
  const services = useServices();
  const id = useId();
  const scope = useScope(screen);
  const content = useScrolls();
  const definition = dialog.bundle.dialogs[dialog.id];
  if (!definition) return null;
  const dismiss = async () => {
    if (definition.mustAnswerWhen !== undefined && holds(definition.mustAnswerWhen.$, scope, screen.report)) return;
    const asks = screen.hasChanges() || (definition.confirmDismissWhen !== undefined && holds(definition.confirmDismissWhen.$, scope, screen.report));
    if (asks && !(await askBeforeLoss(services, 'close'))) return;
    dialog.close('dismissed');
  };
  const { width, minimumWidth, maximumWidth, height, maximumHeight } = definition;
  return (
    <Dialog
      open
      onClose={() => void dismiss()}
      aria-labelledby={`${id}-title`}
      slotProps={paper(
        width === undefined ? '80%' : 'pixels' in width ? `${width.pixels}px` : `${width.percent}%`,
        maximumWidth === undefined ? usualMaximum : `${maximumWidth.rem}rem`,
        height === undefined ? 'auto' : 'pixels' in height ? `${height.pixels}px` : `${height.percent}vh`,
        minimumWidth?.pixels,
        maximumHeight?.pixels,
      )}
    >
      <DialogTitle id={`${id}-title`} component="h2" variant="h5">
        {definition.icon === undefined ? null : (
          <span className="dialog-picture" aria-hidden="true">
            <Picture name={isExpression(definition.icon) ? evaluate(definition.icon.$, scope, screen.report) : definition.icon} />
          </span>
        )}
        {textOf(definition.title, scope, screen.report)}
        {definition.closeButton ? (
          <button
            type="button"
            className="button look-quiet button-picture dialog-close"
            aria-label={word('closeDialog')}
            title={word('closeDialog')}
            onClick={() => void dismiss()}
          >
            <Icon name="close" />
          </button>
        ) : null}
      </DialogTitle>
      <DialogContent ref={content.ref} tabIndex={content.scrolls ? 0 : undefined}>
        <div className="stack gap-medium">
          <NodeList nodes={definition.body} screen={screen} />
        </div>
      </DialogContent>
      {definition.footer ? (
        <DialogActions className="dialog-actions">
          <NodeList nodes={definition.footer} screen={screen} />
        </DialogActions>
      ) : null}
    </Dialog>
  );
}

const usualMaximum = '120rem';
const usualConfirmMaximum = '40vw';

/** As wide as asked where there is room; nearly the whole width of a phone. */
const paper = (width: string, maximum: string, height = 'auto', minimum = 0, maximumHeight?: number) => ({
  paper: {
    sx: {
      width,
      minWidth: `min(calc(100vw - 32px), ${minimum}px)`,
      height,
      ...(maximumHeight !== undefined && { maxHeight: `min(calc(100% - 32px), ${maximumHeight}px)` }),
      maxWidth: `min(calc(100vw - 32px), ${maximum})`,
      margin: 2,
      '@media (max-width: 640px)': { width: 'calc(100vw - 32px)', maxWidth: 'none' },
    },
  },
});
