import { noContent, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import { findReusableCard } from '#sandbox/opayo/cards/find-card.ts';
import { invalidCardIdentifier } from '#sandbox/opayo/errors.ts';
import type { World } from '#sandbox/world.ts';

/** `DELETE /card-identifiers/{id}`: forgets a stored card. */
export function deleteCardIdentifier(world: World, namespace: string, { params }: SandboxRequest): Reply {
  const card = findReusableCard(world, namespace, params.cardIdentifier ?? '');
  if (!card) return invalidCardIdentifier('cardIdentifier');
  delete world.state.opayo.cards[card.cardIdentifier];
  return noContent();
}
