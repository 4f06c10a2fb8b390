/** Tests measure the end of a movement, so all durations are zero. */
document.documentElement.dataset['motion'] = 'off';
