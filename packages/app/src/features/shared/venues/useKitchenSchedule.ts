import type { OpeningSchedule } from '@casino/functions/contract/schemas.ts';
import { useRestaurant } from './useRestaurant.ts';

/** The hours of the kitchen at the member's casino; null until they load, and if they are unknown. */
export function useKitchenSchedule(): OpeningSchedule | null {
  const restaurant = useRestaurant();
  return restaurant.status === 'ready' ? (restaurant.data.kitchenSchedule ?? null) : null;
}
