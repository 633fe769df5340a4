export { readSuggestions } from '../../shared/domain/api/suggestions'
export { apiService } from '../../shared/domain/hooks/use-api'
