/** Nothing moves in a test: what is measured is the end of a movement. */
document.documentElement.dataset['motion'] = 'off';
