import { getPath, type Route } from '#contract/routes/route.ts';
import { routes, type OperationId } from '#contract/routes.ts';

export interface MatchedRoute {
  id: OperationId;
  route: Route;
}

interface Pattern extends MatchedRoute {
  path: RegExp;
  parameters: number;
}

const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

function getPattern([id, route]: [string, Route]): Pattern {
  const template = getPath(route);
  const path = new RegExp(`^${escape(template).replace(/\{\w+\}/g, '[^/]+')}$`);
  return { id: id as OperationId, route, path, parameters: template.split('{').length };
}

/** Literal segments take precedence over parameters: `/client` is not the class with the id `client`. */
const patterns = Object.entries(routes)
  .map(getPattern)
  .sort((one, other) => one.parameters - other.parameters);

/**
 * The operation of the contract at a method and path; a trailing slash changes nothing
 * (docs/product.md#api-addresses). Null for none.
 */
export function matchRoute(method: string, pathname: string): MatchedRoute | null {
  const path = pathname.replace(/\/$/, '');
  return patterns.find(({ route, path: pattern }) => route.method === method && pattern.test(path)) ?? null;
}
