import { authorisePayment } from '../payments/operations/authorise-payment.ts';
import { cancelPayment } from '../payments/operations/cancel-payment.ts';
import { completeSca } from '../payments/operations/complete-sca.ts';
import { createOpayoSession } from '../payments/operations/create-opayo-session.ts';
import { deleteSavedCard } from '../payments/operations/delete-saved-card.ts';
import { getPayment } from '../payments/operations/get-payment.ts';
import { getScaForm } from '../payments/operations/get-sca-form.ts';
import { getTransaction } from '../payments/operations/get-transaction.ts';
import { listAttentionPayments } from '../payments/operations/list-attention-payments.ts';
import { listSavedCards } from '../payments/operations/list-saved-cards.ts';
import { notifySca } from '../payments/operations/notify-sca.ts';
import { retryReverse } from '../payments/operations/retry-reverse.ts';

export const paymentsOperations = {
  completeSca,
  createOpayoSession,
  listSavedCards,
  deleteSavedCard,
  authorisePayment,
  cancelPayment,
  getTransaction,
  getScaForm,
  notifySca,
  listAttentionPayments,
  getPayment,
  retryReverse,
};
