import { CALLABLE_FAULTS } from './callables.mjs';
import { DEVICE_SETTING_FAULTS } from './deviceSettings.mjs';
import { DOCUMENT_STORE_FAULTS } from './documentStore.mjs';
import { DOMAIN_FAULTS } from './domain.mjs';
import { ENGINE_FAULTS } from './engines.mjs';
import { HOOK_FAULTS } from './hooks.mjs';
import { JOURNEY_FAULTS } from './journeys.mjs';
import { PAGE_FAULTS } from './pages.mjs';
import { PERSON_FAULTS } from './persons.mjs';
import { RULE_FAULTS } from './rules.mjs';
import { SERVER_FAULTS } from './server.mjs';
import { SESSION_FAULTS } from './session.mjs';
import { SPOKEN_FAULTS } from './spoken.mjs';
import { STORE_FAULTS } from './stores.mjs';
import { TOOL_FAULTS } from './tools.mjs';
import { UI_STORY_FAULTS } from './uiStories.mjs';
import { UI_UNIT_FAULTS } from './uiUnits.mjs';

/**
 * A plausible mistake that a test must catch.
 * @typedef {object} Fault
 * @property {string} name the effect that a member or an engineer would notice
 * @property {string} file from the repository's root
 * @property {string} find a text that occurs once in the file
 * @property {string} replace its replacement
 * @property {string} caughtBy the part of `npm test` that is expected to fail
 */

/** @type {readonly Fault[]} Every planted fault, cheap parts first. */
export const FAULTS = [
  ...TOOL_FAULTS,
  ...UI_UNIT_FAULTS,
  ...DOMAIN_FAULTS,
  ...SESSION_FAULTS,
  ...PAGE_FAULTS,
  ...SERVER_FAULTS,
  ...CALLABLE_FAULTS,
  ...STORE_FAULTS,
  ...PERSON_FAULTS,
  ...RULE_FAULTS,
  ...DOCUMENT_STORE_FAULTS,
  ...UI_STORY_FAULTS,
  ...DEVICE_SETTING_FAULTS,
  ...SPOKEN_FAULTS,
  ...HOOK_FAULTS,
  ...JOURNEY_FAULTS,
  ...ENGINE_FAULTS,
];
