import { noContent, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import type { World } from '#sandbox/world.ts';
import { invalidCardIdentifier } from './errors.ts';
import { findReusableCard } from './find-card.ts';

/** `DELETE /card-identifiers/{id}`: forgets a stored card. */
export function deleteCardIdentifier(world: World, namespace: string, { params }: SandboxRequest): Reply {
  const card = findReusableCard(world, namespace, params.cardIdentifier ?? '');
  if (!card) return invalidCardIdentifier('cardIdentifier');
  delete world.state.opayo.cards[card.cardIdentifier];
  return noContent();
}
