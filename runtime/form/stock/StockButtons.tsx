import type { IconButtonProps } from '@rjsf/utils';

const textButton = (text: string) =>
  function StockButton({ id, disabled, onClick, title }: IconButtonProps) {
    return (
      <button type="button" className="field-tool" id={id} disabled={disabled} onClick={onClick}>
        {title ?? text}
      </button>
    );
  };

/** @rjsf's buttons, as words. */
export const stockButtons = {
  AddButton: textButton('Add'),
  CopyButton: textButton('Copy'),
  RemoveButton: textButton('Remove'),
  ClearButton: textButton('Clear'),
  MoveUpButton: textButton('Up'),
  MoveDownButton: textButton('Down'),
};
