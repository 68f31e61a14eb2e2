/**
 * The origin of the player for other people's videos, which loads once a visitor starts one: YouTube, without
 * cookies until then.
 */
export const videoPlayerOrigin = 'https://www.youtube-nocookie.com';
