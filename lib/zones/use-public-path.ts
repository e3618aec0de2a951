import { usePathname } from 'next/navigation';
import { publicPath } from './paths.ts';

/** The path people see, the same while the page is prerendered and in the browser. */
export function usePublicPath(): string {
  return publicPath(usePathname());
}
