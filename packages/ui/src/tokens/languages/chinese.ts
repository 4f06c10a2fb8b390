import { deviceTypeCss } from './deviceType.ts';

/**
 * Returns the CSS of pages in Chinese (`lang="zh-…"`): the faces of the device, higher lines, no spacing of letters and
 * no italics. Render it after `GlobalStyle`, in Chinese only: a page in English does not load it.
 * @public
 */
export function chineseCss(): string {
  // The face of Storybook and tests, then those of Apple, Windows, Android and Linux. The product bundles none, because one
  // weighs megabytes. Windows has no serif face that is clear at the size of headings.
  const css = deviceTypeCss({
    language: 'zh',
    sans: "'Noto Sans SC Variable','PingFang SC','Microsoft YaHei UI','Noto Sans SC','Noto Sans CJK SC'",
    serif: "'Songti SC','Noto Serif SC','Noto Serif CJK SC'",
    // Characters fill their square.
    leastLineHeight: 1.35,
  });
  return `${css}
  :root:lang(zh) {
    line-break: strict;
    text-autospace: normal;
  }
`;
}
