import { useSearchParams } from 'next/navigation';

const parameter = 'step';

/**
 * The step in the address, so that Back returns to the one before. It is read from Next's router, which writes its own
 * address over that of the window whenever it commits: the window's may be one step behind for a moment.
 */
export function useStep(): [string | null, (step: string) => void] {
  const step = useSearchParams().get(parameter);
  const goTo = (next: string) => {
    const url = new URL(window.location.href);
    url.searchParams.set(parameter, next);
    window.history.pushState(null, '', url);
  };
  return [step, goTo];
}
