import { usePathname } from 'next/navigation';
import { publicPath } from './paths.ts';

/** The public path of the current page, the same during prerendering and in the browser. */
export function usePublicPath(): string {
  return publicPath(usePathname());
}
