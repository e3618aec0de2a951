'use client';

import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, type ReactNode, useState } from 'react';
import { Toaster as SonnerToaster, toast, useSonner } from 'sonner';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { isLarge, useMediaQuery } from '#components/ui/layout/use-media-query.ts';
import { toastGap, clearBottom, type Band } from './clear-bottom.ts';

const getBands = (pressed: Element | null): Band[] =>
  [...document.querySelectorAll('[data-bottom-bar], [data-cookie-question]'), ...(pressed ? [pressed] : [])]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && bottom > 0);

/** What lies below the visible part of a frame: `--bottom-edge` says how much. */
function getUnseen(): Band[] {
  const edge = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bottom-edge'));
  return edge > 0 ? [{ top: window.innerHeight - edge, bottom: window.innerHeight }] : [];
}

const getHeight = (): number =>
  [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')]
    .map((element) => element.getBoundingClientRect().height + toastGap)
    .reduce((sum, height) => sum + height, 0);

/**
 * Where toasts are shown: below the header from 1200 px; on narrower windows above the bars at the bottom and the control
 * that was pressed, so that they cover neither title nor next step. Measured while a toast is shown.
 */
function useToastPlace(): { isWide: boolean; bottom: number } {
  const isWide = useMediaQuery(isLarge);
  const isShown = useSonner().toasts.length > 0;
  const [bottom, setBottom] = useState(toastGap);
  useEffect(() => {
    if (!isShown || isWide) return;
    const pressed = document.activeElement?.closest('button, a, input, select') ?? null;
    const measure = () =>
      setBottom(clearBottom([...getUnseen(), ...getBands(pressed)], window.innerHeight, getHeight()));
    let frame = requestAnimationFrame(measure);
    const measureAgain = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const bars = new MutationObserver(measureAgain);
    bars.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', measureAgain);
    return () => {
      cancelAnimationFrame(frame);
      bars.disconnect();
      window.removeEventListener('resize', measureAgain);
    };
  }, [isShown, isWide]);
  return { isWide, bottom };
}

/** Leads on from what a toast says. The page it leads to is loaded anew, as each zone has a policy of its own. */
export interface ToastLink {
  label: string;
  href: string;
}

export interface ToastOptions {
  type?: 'success' | 'danger' | 'info' | 'warning' | 'blank' | 'loading' | 'custom';
  /** The text, or for `custom` any content. */
  message: ReactNode;
  /** Below the message. They are no more than a short way: they go with the toast. */
  links?: readonly ToastLink[];
  /**
   * The duration in milliseconds; 0 stays until it is dismissed. Default 5000; `loading` stays until another toast
   * replaces it.
   */
  duration?: number;
  /** The id of a visible toast that this one replaces. */
  id?: string;
}

/** How long a toast stays, in milliseconds (docs/product.md#messages). */
const defaultDuration = 5000;

// `toast.custom` renders without a button that dismisses it, so a custom toast is a plain one with other content.
const showByType = {
  success: toast.success,
  danger: toast.error,
  info: toast.info,
  warning: toast.warning,
  blank: toast.message,
  loading: toast.loading,
  custom: toast.message,
};

const WithLinks = ({ message, links }: Required<Pick<ToastOptions, 'message' | 'links'>>) => (
  <>
    <span className="block">{message}</span>
    <span className="-mb-3 flex flex-wrap gap-x-5">
      {links.map(({ label, href }) => (
        <a key={href} className="inline-flex min-h-tap items-center font-medium" href={href}>
          {label}
        </a>
      ))}
    </span>
  </>
);

/** Shows a toast in the `Toaster` of the page, also in one that mounts later. */
export function showToast({ type = 'blank', message, links, duration = defaultDuration, id }: ToastOptions): void {
  const content = links ? <WithLinks {...{ message, links }} /> : message;
  showByType[type](content, { id, duration: duration === 0 ? Infinity : duration });
}

const hotkey = 'F6';

/** Prevents the browser's default action of F6 while a toast is on screen. */
const keepFocusInPage = (event: KeyboardEvent) => {
  if (event.code === hotkey && toast.getToasts().length > 0) event.preventDefault();
};

const icons = {
  success: <CircleCheck className="icon text-success" />,
  error: <CircleAlert className="icon text-danger" />,
  warning: <TriangleAlert className="icon text-warning" />,
  info: <Info className="icon text-info" />,
  loading: <Spinner small />,
  close: <X className="icon-s" />,
};

// `!` where sonner has a value of its own: the style that it adds to a page is in no layer and would win over every layer.
const region = cx(
  'left-auto! w-[min(var(--toast-w),100vw-2*var(--mobile-offset-right))]! [font-family:inherit]!',
  'max-[601px]:right-(--mobile-offset-right)!',
);

const classNames = {
  toast: cx(
    'left-auto! flex w-full! items-start gap-3 rounded-l border border-line bg-surface py-3.5 pr-3.5 pl-4 text-s text-ink',
    'box-shadow! focus-visible:[outline:3px_solid_var(--focus)]!',
    'transition-[opacity,transform]! duration-base! ease-out! data-[swiping=true]:transition-none!',
    'data-[mounted=false]:[transform:translateX(16px)]!',
    'data-[removed=true]:[transform:translate(16px,calc(var(--lift)*var(--offset)))]!',
    'data-[visible=false]:invisible',
  ),
  icon: 'relative size-[1.25rem] flex-none',
  content: 'min-w-0 flex-1',
  closeButton: cx(
    'relative order-1 -my-0.5 grid size-[1.5rem] place-items-center rounded-s text-ink-3',
    'after:absolute after:-inset-2.5',
  ),
};

export interface ToasterProps {
  /** The accessible name of the toast region, with the key that moves the focus there: F6. */
  label: string;
  dismissLabel: string;
}

const belowHeader = 'calc(var(--seen-top, 0px) + var(--header-h) + 0.75rem + env(safe-area-inset-top))';

/** The toast region; once in a page. Hovering, F6 and a hidden tab pause the timeouts. */
export const Toaster = ({ label, dismissLabel }: ToasterProps) => {
  useEffect(() => {
    document.addEventListener('keydown', keepFocusInPage);
    return () => document.removeEventListener('keydown', keepFocusInPage);
  }, []);
  const { isWide, bottom } = useToastPlace();
  const offset = isWide ? { top: belowHeader } : { bottom };
  return (
    <SonnerToaster
      className={region}
      customAriaLabel={label}
      position={isWide ? 'top-right' : 'bottom-right'}
      offset={offset}
      mobileOffset={offset}
      gap={toastGap}
      expand
      visibleToasts={4}
      hotkey={[hotkey]}
      icons={icons}
      closeButton
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: dismissLabel }}
    />
  );
};
