// Apart from the schemas: the staff page reads the roles, and would load zod with them.

/** The roles of staff. A manager may do everything that a till may. */
export const STAFF_ROLES = ['till', 'manager'] as const;
