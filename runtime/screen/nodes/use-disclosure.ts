import { type FocusEvent, type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { platformTimers } from '../../format/long-timers';
import { isOfInputMethod } from '../../form/input-method';

/**
 * What a button opens below itself: a click or the pointer opens it, Escape and a click elsewhere close it, and so does a pointer that has been
 * away for `leaveAfter` milliseconds. After Escape the focus is on the button again.
 */
export function useDisclosure(leaveAfter: number) {
  const [isOpen, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<unknown>(undefined);
  /** Opened by the pointer alone: a click then means to keep it open. */
  const byPointer = useRef(false);
  /** A dialog that something in the content has opened is no other place: it gives the focus back. */
  const isElsewhere = (target: Element) => !around.current?.contains(target) && target.closest('[role=dialog], [role=alertdialog], .MuiDialog-root') === null;
  const stay = () => platformTimers.clearTimeout(timer.current);
  const close = useCallback(() => {
    platformTimers.clearTimeout(timer.current);
    setOpen(false);
  }, []);

  const dismiss = () => {
    close();
    button.current?.focus();
  };

  useEffect(() => () => platformTimers.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Element && isElsewhere(target)) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [isOpen, close]);

  return {
    isOpen,
    close,
    /** Closes, with the focus back on the button. */
    dismiss,
    button,
    toggle: () => {
      stay();
      setOpen(!isOpen || byPointer.current);
      byPointer.current = false;
    },
    /** For the element around button and content. */
    around: {
      ref: around,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        stay();
        if (pointerType !== 'mouse' || isOpen) return;
        byPointer.current = true;
        setOpen(true);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') timer.current = platformTimers.setTimeout(() => setOpen(false), leaveAfter);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen || isOfInputMethod(event)) return;
        event.stopPropagation();
        dismiss();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Element && isElsewhere(relatedTarget)) close();
      },
    },
  };
}
